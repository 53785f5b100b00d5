/** Where `own-things.ts` keeps what it knows. */
export const OWN_THINGS_KEY = 'parley.own';

/** When a page that nobody has touched becomes alive all the same: then its jobs have been seen, and its views count. */
const UNTOUCHED_MS = 3000;
/** Once the page itself has come, the scripts are fetched and compiled; those of a page that waits for nobody run too. */
const FETCH_AFTER_MS = 500;

/**
 * Lazy hydration. Stands in the head of every page (root.tsx) and decides when one that is the same for all visitors starts
 * its scripts (`platform/http/defer-scripts.ts`): it can be read and its links followed without them, and hydrating it is
 * the longest task of a slow phone. So it waits for the first sign of a person (`ui/controls/early-input.ts`), or for some
 * seconds in sight. Who may have something of their own on the page (`own-things.ts`) does not wait: saved jobs anywhere,
 * whether they follow a company on its page, what they looked for on the home page. A form that would be posted meanwhile
 * is not: its button is pressed again once it can answer.
 *
 * A page whose forms work without scripts (`isSoon`) waits until it stands, or for the first sign of a person, and posts
 * what is sent meanwhile. What an address brings behind its # waits for nothing.
 */
export const HYDRATE_ON_INTERACTION = `window.hydrateOnInteraction=function(begin,files,isSoon){
var begun;
function go(){if(!begun){begun=true;begin()}}
function soon(){fetchAhead();go()}
if(isSoon){
if(window.hasInteracted||location.hash)return soon();
onInteraction(soon);
return addEventListener('load',function(){setTimeout(soon,${FETCH_AFTER_MS})})}
function hasOwn(){
if(!/(?:^|; )parley_auth_status=/.test(document.cookie))return false;
try{var own=JSON.parse(localStorage.getItem('${OWN_THINGS_KEY}')),known=own.value;
var mattering=['saved'].concat(/\\/company\\//.test(location.pathname)?'followed':[],/^\\/[^/]+\\/?$/.test(location.pathname)?'looked':[]);
return !(own.until>Date.now()&&mattering.every(function(thing){return known[thing]===false}))}catch(error){return true}}
function untouched(){
if(document.visibilityState==='visible')go();
else document.addEventListener('visibilitychange',function(){setTimeout(untouched,${UNTOUCHED_MS})},{once:true})}
function loaded(){
setTimeout(untouched,${UNTOUCHED_MS});
if(!(navigator.connection||{}).saveData)setTimeout(fetchAhead,${FETCH_AFTER_MS})}
function fetchAhead(){if(!begun)files.forEach(function(file){
if(!/\\.js$/.test(file))return fetch(file,{priority:'low'}).catch(function(){});
var link=document.createElement('link');
link.rel='modulepreload';link.fetchPriority='low';link.href=file;document.head.appendChild(link)})}
var path=location.pathname;
addEventListener('submit',function hold(event){
if(location.pathname!==path||(event.submitter||{}).isLive)removeEventListener('submit',hold,true);
else if(event.target.method==='post')event.preventDefault()},true);
if(window.hasInteracted||hasOwn())return go();
onInteraction(go);
addEventListener('load',loaded)};`;
