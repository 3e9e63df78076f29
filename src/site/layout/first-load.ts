/** The storage key of the closed notices. */
export const closedNotices = 'shofor-notices';

/**
 * Runs before the first paint: marks that JavaScript runs, shows the spinner on a tab's first document (CSS removes it
 * after 1500 ms), reserves room for the account menu, and hides closed notices, so that nothing moves.
 */
export const firstLoadScript = `(d=>{d.dataset.js="";try{if(!sessionStorage.getItem("shofor-seen")){sessionStorage.setItem("shofor-seen","1");d.dataset.firstLoad=""}if(localStorage.getItem("shofor-account"))d.dataset.account="";let n=localStorage.getItem("${closedNotices}");if(/^\\w+$/.test(n||"")){let s=new CSSStyleSheet;s.replaceSync("[data-notices='"+n+"']{display:none}");document.adoptedStyleSheets=[s]}}catch{}})(document.documentElement)`;
