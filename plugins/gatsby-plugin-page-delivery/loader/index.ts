import { followHistory } from "./followHistory";
import { updateHeaderBackground } from "./headerBackground";
import { reloadOnce } from "./reloadOnce";
import { replayClicks } from "./replayClicks";
import { scheduleScripts } from "./startScripts";

scheduleScripts();
replayClicks();
reloadOnce();
followHistory();
updateHeaderBackground();
