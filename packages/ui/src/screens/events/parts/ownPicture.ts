import type { EventBackgrounds } from '../../../components/EventPicture/EventPicture.tsx'

interface PicturedEvent {
  banner_url: string | null
  bg_mobile_url?: string | null
  bg_desktop_url?: string | null
}

/** Whether the organisers' own picture stands at the top of an event's pages: the words are then under it. */
export function hasOwnPicture({ banner_url, bg_mobile_url, bg_desktop_url }: PicturedEvent) {
  return Boolean(banner_url ?? bg_mobile_url ?? bg_desktop_url)
}

/** The organisers' pictures for the top of an event's pages. */
export function backgroundsOf({ bg_mobile_url, bg_desktop_url }: PicturedEvent): EventBackgrounds {
  return { mobileUrl: bg_mobile_url, desktopUrl: bg_desktop_url }
}
