/** The board as a drawing: hexes by terrain, rivers and roads, jewels by color and shape, towns, regions. */
import { hexCenter, hexCorners, type Point, toAxial } from '@wayrune/engine/kernel/hex.ts';
import {
  type Board,
  type Color,
  type Region,
  type Space,
  spaceAt,
} from '@wayrune/engine/rules/world/board.ts';
import { escape } from './markup.ts';

const SIZE = 40;
const MARGIN = 64;
const LEGEND = 96;

type Ground = Space['terrain'];
const FILL: Readonly<Record<Ground, string>> = {
  plains: '#e3d9a3',
  road: '#dccb9b',
  river: '#c9dbe3',
  hills: '#cdb878',
  forest: '#8fae76',
  swamp: '#9aa588',
  mountain: '#b9aea4',
  town: '#f0e4c8',
};

/** Small drawings around 0,0. Rivers and roads are lines from hex to hex instead. */
const SYMBOL: Readonly<Record<Ground, string>> = {
  plains: '<path d="M-16 9q2-7 1-9m3 9q0-6 3-8M8 13q2-7 1-9m3 9q0-6 3-8" stroke="#a99a52"/>',
  hills: '<path d="M-20 10q9-15 18 0m-6-6q10-15 22 6" stroke="#8a7434"/>',
  forest:
    '<path d="M-16 12v-4m-7 0l7-14 7 14zM0 12v-4m-8 0l8-17 8 17zM16 12v-4m-7 0l7-14 7 14z" fill="#4f7a45" stroke="#33552d"/>',
  swamp: '<path d="M-18 8h12m8 5h14M-12 8v-9m-4 9l-2-7m6 7l2-7M9 13v-9m-4 9l-2-7m6 7l2-7" stroke="#55613f"/>',
  mountain:
    '<path d="M-23 13l13-24 8 13 6-8 17 19z" fill="#8d8077" stroke="#5d524b"/><path d="M-10-11l-5 9 5-2 4 3z" fill="#fff" stroke="none"/>',
  river: '',
  road: '',
  town: '<path d="M-17 12v-12l8-8 8 8v12zM1 12v-18l8-9 8 9v18z" fill="#b5563c" stroke="#5b2a1c"/><path d="M-11 12v-6h4v6M7 2h4" stroke="#5b2a1c"/>',
};

const JEWEL: Readonly<Record<Color, { readonly fill: string; readonly shape: string }>> = {
  green: { fill: '#2f9e44', shape: '<circle r="8"/>' },
  yellow: { fill: '#f2b705', shape: '<path d="M0-10L9.5 7h-19z"/>' },
  blue: { fill: '#2b6cd4', shape: '<path d="M-7.5-7.5h15v15h-15z"/>' },
  red: {
    fill: '#d43c2f',
    shape: '<path d="M0-11L3 -3.5 10.5-3.4 4.7 1.6 6.5 9 0 4.9-6.5 9-4.7 1.6-10.5-3.4-3-3.5z"/>',
  },
};
const SUNBURST = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  return `M${round(x * 11)} ${round(y * 11)}L${round(x * 16)} ${round(y * 16)}`;
}).join('');

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const center = (space: Space): Point => {
  const { x, y } = hexCenter(toAxial(space), SIZE);
  return { x: x + MARGIN, y: y + MARGIN + 28 };
};

export function boardSvg(board: Board): string {
  const centers = board.spaces.map(center);
  const width = Math.ceil(Math.max(...centers.map((point) => point.x)) + MARGIN);
  const height = Math.ceil(Math.max(...centers.map((point) => point.y)) + MARGIN + LEGEND);
  const parts = [
    ...board.spaces.map(hexagon),
    ...lines(board, 'river', 'stroke="#6fa3bd" stroke-width="15"'),
    ...lines(board, 'river', 'stroke="#a8cfe0" stroke-width="9"'),
    ...lines(board, 'road', 'stroke="#8d6f43" stroke-width="9"'),
    ...lines(board, 'road', 'stroke="#e9d7a8" stroke-width="5" stroke-dasharray="9 4"'),
    ...board.regions.map((region) => border(board, region)),
    ...board.spaces.map(symbols),
    ...board.regions.map((region) => regionName(board, region, width)),
    ...board.towns.flatMap((town) => {
      const space = board.space[town.space];
      if (space === undefined) return [];
      const { x, y } = center(space);
      return `<text class="town" x="${round(x)}" y="${round(y + 29)}">${escape(town.name)}</text>`;
    }),
    legend(height - LEGEND + 24, width),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title summary">`,
    `<title id="title">${escape(board.name)}</title>`,
    `<desc id="summary">${escape(summary(board))}</desc>`,
    STYLE,
    `<rect width="${width}" height="${height}" fill="#f7f1e1"/>`,
    `<text class="name" x="${width / 2}" y="40">${escape(board.name)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

const STYLE = `<style>
text{font-family:Georgia,"DejaVu Serif",serif;text-anchor:middle;fill:#33281c}
.name{font-size:30px;letter-spacing:4px}
.town{font-size:15px;font-weight:bold;paint-order:stroke;stroke:#f7f1e1;stroke-width:4px}
.region{font-size:14px;font-style:italic;fill:#5a3d6b;paint-order:stroke;stroke:#f7f1e1;stroke-width:3px}
.id{font-size:9px;fill:#6b5f4a}
.key{font-size:14px;text-anchor:start}
.drawn{fill:none;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
</style>`;

const summary = (board: Board): string => {
  const jewels = board.jewels.length;
  return `${board.spaces.length} spaces, ${board.towns.length} towns (${board.towns.map((town) => town.name).join(', ')}), ${jewels} jewels.`;
};

function hexagon(space: Space): string {
  const corners = hexCorners(center(space), SIZE).map(at).join(' ');
  return `<polygon points="${corners}" fill="${FILL[space.terrain]}" stroke="#9c8f73" stroke-width="1"/>`;
}

/** From the center of a hex to the center of each neighbor of the same kind; roads lead into towns. */
function lines(board: Board, kind: 'river' | 'road', style: string): string[] {
  const joins = ({ terrain }: Space): boolean => terrain === kind || (kind === 'road' && terrain === 'town');
  const drawn: string[] = [];
  for (const space of board.spaces) {
    if (space.terrain !== kind) continue;
    const joined = space.neighbors.map((id) => spaceAt(board, id)).filter(joins);
    for (const other of joined)
      if (other.terrain !== kind || other.index > space.index)
        drawn.push(`M${at(center(space))}L${at(center(other))}`);
    if (joined.length === 0) drawn.push(`M${at(center(space))}h0`);
  }
  return drawn.length === 0
    ? []
    : [`<path d="${drawn.join('')}" fill="none" stroke-linecap="round" ${style}/>`];
}

function symbols(space: Space): string {
  const { x, y } = center(space);
  const { jewel, terrain, id } = space;
  const place = (dy: number): string => `transform="translate(${round(x)} ${round(y + dy)})"`;
  const symbol = SYMBOL[terrain];
  const drawing = symbol === '' ? '' : `<g class="drawn" ${place(jewel === null ? 0 : -14)}>${symbol}</g>`;
  const label = `<text class="id" x="${round(x)}" y="${round(y - 26)}">${id}</text>`;
  return `${drawing}${jewel === null ? '' : gem(jewel.color, jewel.sunburst, place(14))}${label}`;
}

function gem(color: Color, sunburst: boolean, place: string): string {
  const rays = sunburst ? `<path d="${SUNBURST}" stroke="#c2410c" stroke-width="2.4"/>` : '';
  const { fill, shape } = JEWEL[color];
  return `<g ${place}>${rays}<g fill="${fill}" stroke="#33281c" stroke-width="1.5">${shape}</g></g>`;
}

/** The outer sides of a region. */
function border(board: Board, region: Region): string {
  const inside = new Set(region.spaces);
  const sides = region.spaces.flatMap((id) => {
    const space = spaceAt(board, id);
    const middle = center(space);
    const corners = hexCorners(middle, SIZE - 3);
    const near = space.neighbors.map((other) => ({ other, point: center(spaceAt(board, other)) }));
    return corners.flatMap((corner, i) => {
      const next = corners[(i + 1) % 6] ?? corner;
      const out = { x: corner.x + next.x - middle.x, y: corner.y + next.y - middle.y };
      const beyond = near.find(({ point }) => Math.hypot(point.x - out.x, point.y - out.y) < SIZE / 2);
      return beyond !== undefined && inside.has(beyond.other) ? [] : [`M${at(corner)}L${at(next)}`];
    });
  });
  return `<path d="${sides.join('')}" fill="none" stroke="#5a3d6b" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>`;
}

/** On the space nearest to the center of the region. */
function regionName(board: Board, region: Region, width: number): string {
  const points = region.spaces.map((id) => center(spaceAt(board, id)));
  const mean = (pick: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const middle = { x: mean((point) => point.x), y: mean((point) => point.y) };
  const gap = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
  const best = points.toSorted((a, b) => gap(a) - gap(b))[0] ?? middle;
  const room = region.name.length * 3.7 + 8;
  const x = Math.max(room, Math.min(width - room, best.x));
  return `<text class="region" x="${round(x)}" y="${round(best.y + 1)}">${escape(region.name)}</text>`;
}

function legend(top: number, width: number): string {
  const grounds = Object.keys(FILL) as Ground[];
  const gap = (width - 2 * MARGIN) / grounds.length;
  const line = { river: ['#6fa3bd', '#a8cfe0'], road: ['#8d6f43', '#e9d7a8'] } as const;
  const keys = grounds.map((ground, i) => {
    const x = MARGIN + i * gap;
    const stroke = ground === 'river' || ground === 'road' ? line[ground] : null;
    const drawing =
      stroke === null
        ? `<g class="drawn" transform="scale(.5)">${SYMBOL[ground]}</g>`
        : stroke
            .map((color, at) => `<path d="M-11 0h22" stroke="${color}" stroke-width="${at === 0 ? 8 : 4}"/>`)
            .join('');
    return `<g transform="translate(${round(x + 14)} ${top})"><rect x="-14" y="-12" width="28" height="24" rx="4" fill="${FILL[ground]}" stroke="#9c8f73"/>${drawing}<text class="key" x="20" y="5">${ground}</text></g>`;
  });
  const colors = Object.keys(JEWEL) as Color[];
  const jewels = colors.map((color, i) => {
    const x = MARGIN + 14 + i * gap;
    return `${gem(color, false, `transform="translate(${round(x)} ${top + 40})"`)}<text class="key" x="${round(x + 20)}" y="${top + 45}">${color}</text>`;
  });
  const sun = MARGIN + 14 + colors.length * gap;
  const rays = `<path d="${SUNBURST}" stroke="#c2410c" stroke-width="2.4" transform="translate(${round(sun)} ${top + 40})"/><text class="key" x="${round(sun + 22)}" y="${top + 45}">sunburst: an Event brings the counter back</text>`;
  return [...keys, ...jewels, rays].join('\n');
}
