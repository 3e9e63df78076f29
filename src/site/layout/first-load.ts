/** Where a browser keeps the name of the notices that its visitor closed. */
export const closedNotices = 'shofor-notices';

/**
 * Runs before anything is painted. Marks that scripts run, and the first document of a tab's session, which shows the
 * spinner; the style sheet takes the spinner away after 1500 ms. Without scripts there is no spinner. Also marks that
 * somebody has signed in here (account-marker.ts), so that the bar keeps a place for the account menu, and hides the
 * notices that were closed here, so that nothing moves.
 */
export const firstLoadScript = `(d=>{d.dataset.js="";try{if(!sessionStorage.getItem("shofor-seen")){sessionStorage.setItem("shofor-seen","1");d.dataset.firstLoad=""}if(localStorage.getItem("shofor-account"))d.dataset.account="";let n=localStorage.getItem("${closedNotices}");if(/^\\w+$/.test(n||"")){let s=new CSSStyleSheet;s.replaceSync("[data-notices='"+n+"']{display:none}");document.adoptedStyleSheets=[s]}}catch{}})(document.documentElement)`;
