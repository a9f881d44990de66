import { DEFAULT_ACCENT, safeAccent } from '@parket/domain/brand/brand'
import { palettesOf } from '@parket/domain/brand/palette'
import { brandStyleText } from '@parket/ui/theme/brand'
import { pictureStyleText } from '@parket/ui/theme/pictureStyle'
import type { ReactNode } from 'react'
import type { SiteBrand } from '../siteBrand.ts'

/**
 * All that a page takes from the team's colour: both themes, the pictures of events, the window's icon. React puts it
 * into the document's head, on a server too.
 */
export function Brand({ brand }: { brand: SiteBrand }): ReactNode {
  const { greys, picture_tone } = brand
  const accent = safeAccent(brand.accent ?? DEFAULT_ACCENT)
  const colours = { accent, ...(greys && { greys }), ...(picture_tone && { picture_tone }) }
  const style = brandStyleText(colours) + pictureStyleText(colours)
  return (
    <>
      <style href={`parket-brand-${Object.values(colours).join('-')}`} precedence="parket">
        {style}
      </style>
      <link rel="icon" href={brand.faviconUrl ?? markOf(colours)} />
    </>
  )
}

/** The ribbon on the team's ground, as an address. */
function markOf(colours: { accent: string }): string {
  const { ground, onGround } = palettesOf(colours).light
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<path fill="${onGround}" opacity=".55" d="M25 7.5v17h-5V13.7c0-2.7 1.9-5 5-6.2z"/>` +
    `<path fill="${onGround}" d="M7 24.5v-9C7 10.5 10 7.5 15 7.5h10c-5.7 1.6-9.8 4.3-12 7-.4.5-.5 1-.5 1.700v8.300z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
