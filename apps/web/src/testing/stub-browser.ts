const query = {
  matches: false,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// antd asks for both, jsdom has neither.
Object.assign(globalThis, { matchMedia: () => query, ResizeObserver: NoObserver });
