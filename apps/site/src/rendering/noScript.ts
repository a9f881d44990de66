/**
 * Stands in the page itself, before any file has come: a form without an address is never sent by the
 * browser, which would empty it and might put what was typed into the address. The app sends it when it
 * has come (`startup/bootstrap.ts`).
 */
export const earlyFormScript = `addEventListener('submit',function(e){if(!e.target.hasAttribute('action')){e.preventDefault();earlyForm=e.target}},true)`

export const noScriptStyle =
  '.needs-script{padding:12px 16px;text-align:center;background:var(--p-warn-tint);color:var(--p-warn)}'

/** In the head: a style stands nowhere else. */
export const noScriptHead = `<noscript><style>${noScriptStyle}</style></noscript>`

/** For browsers without script, on pages that do nothing without it. */
export const noScriptNote = `<noscript><p class="needs-script">Этой странице нужен JavaScript: включите его в\u00A0браузере и\u00A0обновите страницу.</p></noscript>`
