import { OWN_THINGS_KEY } from './own-things.ts';

/** When a page that nobody has touched becomes alive all the same: then its jobs have been seen, and its views count. */
const UNTOUCHED_MS = 5000;
/** The scripts are fetched, and not run, once the page itself has come. */
const FETCH_AFTER_MS = 500;

/**
 * Stands in the head of every page (root.tsx) and decides when a page that is the same for every visitor starts its scripts
 * (`platform/http/wait-to-run.ts`): it can be read and its links followed without them, and hydrating it is the longest
 * task of a slow phone. So it waits for the first sign of a person, as `ui/first-input.ts` does, or for some seconds in
 * sight. Who may have something of their own on it (`own-things.ts`) does not wait. A browser tells of a pointer that rests
 * where a page comes up as if it had moved, by nothing. A form that would be posted meanwhile is not: its button is pressed
 * again once it can answer (`ui/controls/early-input.ts`).
 */
export const WAIT_FOR_SOMEBODY = `window.whenSomebody=function(begin,files){
var signs=['pointerdown','pointermove','keydown','focusin','click','scroll'],begun;
function go(){if(!begun){begun=true;signs.forEach(function(sign){removeEventListener(sign,come,true)});begin()}}
function come(event){if(event&&event.type==='pointermove'&&event.movementX===0&&event.movementY===0)return;window.somebodyCame=true;go()}
function hasOwn(){
if(!/(?:^|; )parley_auth_status=/.test(document.cookie))return false;
try{var own=JSON.parse(localStorage.getItem('${OWN_THINGS_KEY}')),known=own.value;
return !(own.until>Date.now()&&known.saved===false&&known.followed===false&&known.looked===false)}catch(error){return true}}
function untouched(){
if(document.visibilityState==='visible')go();
else document.addEventListener('visibilitychange',function(){setTimeout(untouched,${UNTOUCHED_MS})},{once:true})}
function loaded(){
setTimeout(untouched,${UNTOUCHED_MS});
if(!(navigator.connection||{}).saveData)setTimeout(function(){
if(!begun)files.forEach(function(file){fetch(file,{priority:'low'}).catch(function(){})})},${FETCH_AFTER_MS})}
var path=location.pathname;
addEventListener('submit',function hold(event){
if(location.pathname!==path||window.isLive&&isLive(event.submitter))removeEventListener('submit',hold,true);
else if(event.target.method==='post')event.preventDefault()},true);
if(window.earlyPress||scrollY>0||document.activeElement!==document.body)return come();
if(hasOwn())return go();
signs.forEach(function(sign){addEventListener(sign,come,{capture:true,passive:true})});
addEventListener('load',loaded)};`;
