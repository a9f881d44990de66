import type { Brand } from '@parket/domain/brand/brand'
import { EventPicture } from '../../components/EventPicture/EventPicture.tsx'
import { BrandScope } from './BrandScope.tsx'

interface PictureRowProps {
  brand: Brand
  theme: 'light' | 'dark'
  /** Tones take turns by the id: three neighbours have all of them. */
  eventIds: readonly number[]
}

const row = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  padding: 8,
  borderRadius: 20,
  boxShadow: '0 0 0 1px var(--p-line)',
} as const

/** Pictures of neighbours in a list. */
export function PictureRow({ brand, theme, eventIds }: PictureRowProps) {
  return (
    <BrandScope brand={brand} theme={theme} style={row}>
      {eventIds.map((id) => (
        <EventPicture
          key={id}
          eventId={id}
          format="card"
          tone={theme === 'dark' ? 'stage' : undefined}
        />
      ))}
    </BrandScope>
  )
}
