import { keepInput } from "./keepInput";
import { mendAddress } from "./mendAddress";
import { mendHistory } from "./mendHistory";
import { replayClicks } from "./replayClicks";
import { scheduleScripts } from "./startScripts";
import { watchScripts } from "./watchScripts";

mendAddress();
scheduleScripts();
replayClicks();
keepInput();
watchScripts();
mendHistory();
