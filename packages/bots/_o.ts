import { solve, type Fight } from './odds.ts';
const foe=(life:number,t:number[],d:number[],hero:number[],dmg:number,H:number):Fight=>({life:H,foeLife:life,allies:[],escape:t[0]!-hero[0]!,stakes:{win:10,loss:-10,escape:-2,wound:1},
 phases:[0,1,2].map(i=>({attack:t[i]!-hero[i]!,damage:dmg,defend:t[i]!-hero[i]!,harm:d[i]!,allies:[]}))});
for (const [n,f] of Object.entries({green:foe(2,[13,13,11],[1,1,1],[4,2,2],1,5),yellow:foe(3,[13,14,14],[0,1,2],[4,2,2],1,5),blue:foe(4,[16,16,16],[1,2,1],[4,2,2],1,5),
 red_l12:foe(8,[22,22,22],[3,3,3],[12,8,8],2,6), red15:foe(8,[22,22,22],[3,3,3],[15,10,10],2,6),red18:foe(8,[22,22,22],[3,3,3],[18,12,12],3,6),red20:foe(8,[22,22,22],[3,3,3],[18,16,16],3,6)})) { const s=solve(f); console.log(n,s.value.toFixed(2),s.win().toFixed(3),s.plan.join()); }
const t=performance.now(); for(let i=0;i<2000;i++) solve(foe(8,[22,22,22],[3,3,3],[12+i%3,8,8],2,6)); console.log((performance.now()-t)/2,'us');
const t2=performance.now(); for(let i=0;i<2000;i++) solve({...foe(8,[22,22,22],[3,3,3],[12+i%3,8,8],2,6),allies:[3,3],phases:foe(8,[22,22,22],[3,3,3],[12+i%3,8,8],2,6).phases.map(p=>({...p,allies:[{attack:16,damage:2},{attack:15,damage:1}]}))}); console.log((performance.now()-t2)/2,'us');
