// Arrows between the packages go one way. What a package may import, besides itself:
const PURE = { engine: [], content: ['engine'], bots: ['engine'] };
const APPS = { cli: ['engine', 'content', 'bots'], web: ['engine', 'content', 'bots'] };
const TEST = '\\.test\\.ts$';

// The floors of the engine from the ground up; each knows itself and what is below, types included. `effects/` is the
// language in which cards are written, `effects/verbs/` does what they say: how rules and verbs reach each other without
// a circle is told in docs/architecture.md. `testing/` may know everything.
const LAYERS = [
  { name: 'kernel', path: 'kernel/' },
  { name: 'effects', path: 'effects/(?!verbs/)' },
  { name: 'rules', path: 'rules/' },
  { name: 'verbs', path: 'effects/verbs/' },
  { name: 'text', path: 'text/' },
  { name: 'variants', path: 'variants/' },
  { name: 'adventures', path: 'adventures/' },
  { name: 'parts', path: 'parts/' },
  { name: 'table', path: 'table/' },
];
const inEngine = ({ path }) => `^packages/engine/${path}`;

const inside = (...names) => `^packages/(${names.join('|')})/`;

/** What the page shows of one adventure, variant or pack, and what may look at anything. */
const PAGE_PARTS = '^packages/web/(adventures|variants|packs)/';
const PAGE_LOOKS_ANYWHERE = [TEST, '[/-]testing\\.ts$', '^packages/web/(gallery|e2e|testing)/'];

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
  ...LAYERS.map((layer, i) => ({
    name: `engine-${layer.name}-imports-only-what-is-below`,
    from: { path: inEngine(layer), pathNot: TEST },
    to: { pathNot: LAYERS.slice(0, i + 1).map(inEngine) },
  })),
  {
    name: 'web-composes-the-library-at-its-edge',
    from: { path: inside('web'), pathNot: [...PAGE_LOOKS_ANYWHERE, PAGE_PARTS, '^packages/web/edge/'] },
    to: { path: inside('content') },
  },
  {
    name: 'web-asks-its-registry-for-parts',
    from: {
      path: inside('web'),
      pathNot: [...PAGE_LOOKS_ANYWHERE, PAGE_PARTS, '^packages/web/parts/index\\.ts$'],
    },
    to: { path: [PAGE_PARTS, '^packages/engine/(adventures|variants)/'] },
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
    exclude: { path: '^packages/web/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
