import type { Brand } from '@parket/domain/brand/brand'
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { DateTile } from '../../components/DateTile/DateTile.tsx'
import { EventPicture } from '../../components/EventPicture/EventPicture.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { State } from '../../components/State/State.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { BrandScope } from './BrandScope.tsx'

const weekend = {
  date_begin: '2027-02-20T09:00:00Z',
  date_end: '2027-02-21T17:00:00Z',
  time_zone: 'Europe/Moscow',
}

const frame = { overflow: 'clip', borderRadius: 20, boxShadow: '0 0 0 1px var(--p-line)' } as const

interface HouseProps {
  name: string
  brand: Brand
  theme: 'light' | 'dark'
  eventId: number
}

/** What a visitor sees first of a team: its mark and name, an event, one step. */
export function House({ name, brand, theme, eventId }: HouseProps) {
  return (
    <BrandScope brand={brand} theme={theme} style={frame}>
      <div style={{ padding: '16px 24px', background: 'var(--p-wash)' }}>
        <Inline gap="xsmall">
          <span style={{ display: 'flex', fontSize: 24 }}>
            <BrandMark />
          </span>
          <Text as="strong" weight="bold">
            {name}
          </Text>
        </Inline>
      </div>
      <EventPicture eventId={eventId} format="hero" tone={theme === 'dark' ? 'stage' : undefined}>
        <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 24 }}>
          <DateTile event={weekend} on="picture" />
          <Text as="strong" size="large" weight="bold">
            Кубок Паркета
          </Text>
          <Button variant="onPicture" price="от 1 200 ₽">
            Участвовать
          </Button>
        </div>
      </EventPicture>
      <div style={{ padding: 24 }}>
        <Inline justify="between">
          <Stack gap="xxsmall">
            <Text as="strong" weight="strong">
              от 1 200 ₽
            </Text>
            <State tone="positive">до 10 февраля</State>
            <Link href="#rules">Правила и музыка</Link>
          </Stack>
          <Button variant="primary">Участвовать</Button>
        </Inline>
      </div>
    </BrandScope>
  )
}
