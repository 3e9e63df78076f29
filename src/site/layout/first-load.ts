/**
 * Runs before anything is painted. Marks that scripts run, and the first document of a tab's session, which shows the
 * spinner; the style sheet takes the spinner away after 1500 ms. Without scripts there is no spinner.
 */
export const firstLoadScript = `(d=>{d.dataset.js="";try{if(!sessionStorage.getItem("shofor-seen")){sessionStorage.setItem("shofor-seen","1");d.dataset.firstLoad=""}}catch{}})(document.documentElement)`;
