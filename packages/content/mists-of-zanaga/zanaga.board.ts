/** Zanaga. The text is the map: `packages/engine/rules/world/board.ts` says how it is read. */
export const ZANAGA = `\
# Zanaga, for The Mists of Zanaga.
# How to read it: see packages/engine/rules/world/board.ts. North is up.

board zanaga
name Zanaga

map
#  1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16
a  --  --  --  mr  h.  hg  p.  hy  --  --  --  f.  fr  h.  --  --
b    --  --  m.  mb  h.  TF  hg  h.  --  --  f.  f.  fy  h.  --  --
c  --  hy  m.  h.  h.  o.  f.  r.  s.  sb  f.  f.  og  py  --  --
d    p.  pg  m.  r.  rg  o.  f.  r.  fr  f.  pg  o.  p.  p.  p.  --
e  p.  TN  o.  o.  p.  r.  ry  r.  f.  f.  p.  TQ  pg  p.  f.  --
f    --  pg  s.  f.  fg  TM  r.  f.  fb  f.  o.  r.  m.  h.  fb  --
g  --  --  --  sb  s.  o.  fg  ry  r.  r.  rg  r.  mb  hy  p.  hy
h    --  --  --  s.  o.  f.  f.  f.  r.  TC  o.  o.  h.  pg  TH  h.
i  --  f.  rg  TX  o.  f.  sr  s.  r.  o.  fg  h.  py  p.  pg  --
j    f.  fy  r.  r.  pg  s.  sy  r.  s.  og  f.  mb  p.  s.  --  --
k  fr  f.  h.  m.  r.  hy  --  r.  sg  TS  f.  py  p.  sb  --  --
l    f.  f.  hb  m.  h.  --  --  --  s.  s.  f.  fr  --  --  --  --

# From the bottom of the market row (ruling D1).
towns
N Onasan = plains trading-outpost
C Terr's Crossing = river trading-outpost
X Xitotl = forest trading-outpost
F Stonefang = mountain trading-outpost
M Tala Mirr = forest native-village
Q Oquoro = plains native-village
S Saltreed = swamp native-village
H Hanging Fires = hills native-village
# Not on the map until it rises.
L Lost City = forest lost-city

regions
The Molars = a4 b3 b4 c3 d3
The Short Muster = a5 a6 a7 a8 b5 b7 b8 c4 c5
The Careenage = c2 d1 d2 e1
The Wet Ledger = f3 g4 g5 h4
Bluntaxe Wood = i2 j1 j2 k1 k2 l1 l2
The Umbrellas = d9 d10 e9 e10 f8 f9 f10
Drumwood = a12 a13 b11 b12 b13 c11 c12
The Tollgrass = c14 d13 d14 d15 e13 e14
The Bellows = f13 f14 g13 g14 h13
The Long Noon = g15 h14 i13 i14 i15 j13 k12 k13
Leech Parish = i7 i8 j6 j7
# Rivers from source to mouth. The brook c8 d8 e8 joins the Teawater, and so does the Lamprey.
The Teawater = d4 d5 e6 e7 f7 g8 g9 h9 i9 j8 k8
The Lamprey = f12 g12 g11 g10
The Bonewash = k5 j4 j3 i3
`;
