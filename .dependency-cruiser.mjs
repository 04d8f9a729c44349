// Arrows between the packages go one way. What a package may import, besides itself:
const PURE = { engine: [], content: ['engine'], bots: ['engine'] };
const APPS = { cli: ['engine', 'content', 'bots'], web: ['engine', 'content', 'bots'] };
const TEST = '\\.test\\.ts$';

const inside = (...names) => `^packages/(${names.join('|')})/`;

const arrows = [
  // They run in Node, browser and worker alike: no Node built-ins and no npm packages either.
  ...Object.entries(PURE).map(([name, others]) => ({
    name: `${name}-imports-only-${['itself', ...others].join('-')}`,
    from: { path: inside(name), pathNot: TEST },
    to: { pathNot: inside(name, ...others) },
  })),
  ...Object.entries(APPS).map(([name, others]) => ({
    name: `${name}-imports-only-${others.join('-')}`,
    from: { path: inside(name), pathNot: TEST },
    to: { path: '^packages/', pathNot: inside(name, ...others) },
  })),
  {
    name: 'kernel-imports-only-kernel',
    from: { path: '^packages/engine/kernel/', pathNot: TEST },
    to: { pathNot: '^packages/engine/kernel/' },
  },
  ...['cli', 'server', 'web'].map((name) => ({
    name: `nothing-imports-${name}`,
    from: { pathNot: inside(name) },
    to: { path: inside(name) },
  })),
  { name: 'nothing-imports-tests', from: {}, to: { path: TEST } },
  // Types may know each other; code that runs may not go in circles.
  { name: 'no-circular', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  { name: 'no-unresolvable', from: {}, to: { couldNotResolve: true } },
];

export default {
  forbidden: arrows.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
