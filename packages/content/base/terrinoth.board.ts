/** Terrinoth. The text is the map: `packages/engine/rules/world/board.ts` says how it is read. */
export const TERRINOTH = `\
# Terrinoth, for Dragon Lords, The Seven Scions and The Cataclysm.
# How to read it: see packages/engine/rules/world/board.ts. North is up.

board terrinoth
name Terrinoth
start tamalir

map
#  1   2   3   4   5   6   7   8   9   10  11  12  13  14
a  fr  f.  mb  h.  hy  f.  fb  mr  m.  h.  h.  f.  f.  mr
b    f.  m.  m.  hG  p.  m.  m.  m.  ry  r.  r.  pg  f.  f.
c  f.  h.  o.  TF  pg  h.  hY  r.  h.  h.  TN  r.  p.  fy
d    f.  o.  f.  p.  f.  f.  r.  h.  hg  o.  hG  r.  r.  fb
e  hy  o.  p.  f.  fB  f.  r.  pG  p.  o.  h.  h.  mB  r.
f    h.  o.  pG  f.  r.  r.  p.  p.  p.  TO  o.  o.  m.  pY
g  h.  TG  p.  fy  r.  p.  TT  p.  p.  h.  hg  r.  o.  pg
h    rg  r.  fg  r.  pg  o.  p.  pg  h.  hY  pg  r.  TD  p.
i  f.  fY  r.  r.  r.  o.  pG  fy  f.  fb  s.  r.  pG  p.
j    f.  f.  f.  fg  o.  o.  p.  f.  s.  sr  s.  r.  fy  f.
k  mb  m.  h.  TV  o.  pg  o.  p.  fy  f.  r.  r.  fB  h.
l    h.  h.  h.  p.  p.  p.  TR  r.  r.  r.  h.  r.  h.  mr
m  mr  h.  hy  pG  p.  pY  pg  r.  f.  fb  f.  mr  m.  h.

# From the bottom of the market row (ruling D1).
towns
V Vynelvale = forest
R Riverwatch = river
D Dawnsmoor = swamp
T Tamalir = plains
O Forge = hills
N Nerekhall = hills
G Greyhaven = plains
F Frostgate = mountain

regions
Sparrowless Wood = a1 a2 b1 c1 d1
The Shut Door = a3 b2 b3
The Ninepins = a8 a9 b6 b7 b8
Tallow Wood = a12 a13 b13 b14 c14 d14
The Tannerwood = d3 d5 d6 e4 e5 e6 f4 g4 h3
The Clinkers = d11 e11 e12 f11 g10 g11 h10
The Early Fields = f14 g14 h14 i13 i14
Heron Wood = i1 i2 j1 j2 j3 j4
Burners' Wood = i8 i9 i10 j8 k9 k10
The Soak = i11 j9 j10 j11
The Pinchbecks = k1 k2 k3 l1 l2 l3 m1 m2 m3
Presshouse Flats = k6 l4 l5 l6 m4 m5 m6 m7
The Kilns = k14 l13 l14 m12 m13 m14
# Rivers from source to mouth; the Tarry and the Rustwater each with a brook, i5 and l12.
The Tarry = c8 d7 e7 f6 f5 g5 h4 i4 i3 h2 h1 i5
The Skelder = b9 b10 b11 c12 d12 d13 e14
The Rustwater = g12 h12 i12 j12 k12 k11 l10 l9 l8 m8 l12
`;
