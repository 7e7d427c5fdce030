import type { TestProject } from 'vitest/node';
import { prepareTemplate } from './template.ts';
import { joinTestCluster, leaveTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: { readonly url: string; readonly template: string };
  }
}

/** Runs once before the database tests; what it returns runs once after them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, template } = await joinTestCluster(async (cluster, isAlone) => ({
    url: cluster.url,
    template: await prepareTemplate(cluster.url, isAlone),
  }));
  project.provide('testDatabases', { url, template });
  return leaveTestCluster;
};
