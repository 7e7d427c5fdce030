/** GB/T 4754-2017, section T: groups (three digits) and classes (four digits), a line each. */
export const SECTION_T = `
T970 国际组织
T9700 国际组织
`;
