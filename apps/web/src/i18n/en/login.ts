export default {
  title: 'Log in',
  lead: 'Business information and credit analysis of companies in the China market.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  submit: 'Log in',
  toDashboard: 'About the product',
  noAccount: 'No account yet?',
  requestDemo: 'Request a demo',
  pointExplainedTitle: 'Explained to the cell',
  pointExplained:
    'Every class and every index opens down to the formula, the value and the record it came from.',
  pointClocksTitle: 'Two dates and a source',
  pointClocks: 'Every record says when it was true, when it became known, and who published it.',
  pointHonestTitle: 'A missing value is not a zero',
  pointHonest: 'Not disclosed, not covered and none found are three different answers.',
} as const;
