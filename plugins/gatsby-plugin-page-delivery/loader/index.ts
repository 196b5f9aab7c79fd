import { updateHeaderBackground } from "./headerBackground";
import { mendAddress } from "./mendAddress";
import { reloadOnBack } from "./reloadOnBack";
import { reloadOnce } from "./reloadOnce";
import { replayClicks } from "./replayClicks";
import { scheduleScripts } from "./startScripts";

mendAddress();
scheduleScripts();
replayClicks();
reloadOnce();
reloadOnBack();
updateHeaderBackground();
