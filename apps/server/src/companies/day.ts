/** The calendar day in China, where the sources publish, of a moment: `YYYY-MM-DD`. */
export const dayInChina = (moment: Date): string =>
  moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' });
