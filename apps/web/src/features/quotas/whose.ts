/** The organisation whose contract is looked at; none: the own one. */
export interface Whose {
  readonly organisationId?: number;
}
