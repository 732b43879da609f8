/** Whose a key is: a field's, a button's, or the page's. */

const within = (event: Event, selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;

/** The person is writing something. */
export const isTyping = (event: Event): boolean => within(event, 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');

/** The key would work something that has the focus. */
export const onControl = (event: Event): boolean => within(event, 'button, a, summary, input, select, textarea, [role=tab], [role=grid]');
