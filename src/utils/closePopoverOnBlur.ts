import type { FocusEvent } from "react";

/**
 * Closes a popover when the Tab key moves the focus to something behind it. For the `blur` event of
 * both the popover and its button.
 */
export function closePopoverOnBlur(panel: HTMLElement | null, { relatedTarget }: FocusEvent): void {
  if (!relatedTarget || !panel?.matches(":popover-open")) return;
  const isButton = relatedTarget.matches(`[popovertarget="${panel.id}"]`);
  if (!isButton && !panel.contains(relatedTarget)) panel.hidePopover();
}
