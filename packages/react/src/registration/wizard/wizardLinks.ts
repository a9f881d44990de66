import type { LinkBuilder } from '@parket/domain/site/links'

/** Where the wizard leads: of a new registration, or of the one that is changed. */
export function wizardLinks(links: LinkBuilder, eventId: number, changedId: number | null = null) {
  return {
    event: links.to('event', { eventId }),
    back: links.to('selectRegistration', { eventId }, { entry: changedId }),
    privacy: links.to('privacy'),
    consent: links.pattern('consent'),
  }
}
