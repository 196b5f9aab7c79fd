// The other usual URL of a service worker.
importScripts("sw.js");
