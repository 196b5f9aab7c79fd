import { updateHeaderBackground } from "./headerBackground";
import { reloadOnce } from "./reloadOnce";
import { replayClicks } from "./replayClicks";
import { restoreScroll } from "./restoreScroll";
import { scheduleScripts } from "./startScripts";

scheduleScripts();
replayClicks();
reloadOnce();
restoreScroll();
updateHeaderBackground();
