import { followHistory } from "./followHistory";
import { reloadOnce } from "./reloadOnce";
import { replayPresses } from "./replayPresses";
import { followScroll } from "./solidHeader";
import { scheduleScripts } from "./startScripts";

scheduleScripts();
replayPresses();
reloadOnce();
followHistory();
followScroll();
