import { library } from '@wayrune/content';
import { soakGame } from '@wayrune/engine/testing/soak.ts';
import { random } from './random.ts';
import { createWorld } from '@wayrune/engine';
const setup=(n:number)=>({adventure:'dragon-lords',heroes:Array.from({length:n},()=>null),variants:[],packs:[]});
const w=[1,2,3,4,5,6].map(n=>createWorld(library,setup(n)));let t=0;
t=performance.now(); let n=0; const seen=new Map();
const from=Number(process.argv[2]??0), to=Number(process.argv[3]??12);
for(let g=from;g<to;g++){const r=soakGame({library,world:w[g%6],setup:setup(1+g%6),player:random.choose,seed:"t"+g,cap:3000});n+=r.decisions;for(const v of r.violations){const k=v.message.slice(0,300);seen.set(k,[...(seen.get(k)??[]),'t'+g+'@'+v.entry+'/'+(1+g%6)])}}
console.log(n,n/(performance.now()-t)*1000);
for(const [k,v] of seen) console.log(v.length,v.slice(0,3).join(' '),k);
