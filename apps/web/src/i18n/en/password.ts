export default { title: 'Change password' } as const;
