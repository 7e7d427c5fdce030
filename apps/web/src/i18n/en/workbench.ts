export default { title: 'Workbench' } as const;
