import type { Meta, StoryObj } from '@storybook/react-vite'

import { pictureFormats, type PictureFormatName } from '../../picture/formats.ts'
import { pictureSvg } from '../../picture/pictureSvg.ts'
import { pictureColours } from '@parket/domain/brand/pictureColours'
import { toneOf, type PictureTone } from '@parket/domain/brand/pictureTone'
import { EventPicture } from './EventPicture.tsx'

/**
 * Картинка турнира: след пары на паркете. Чертится из номера турнира и цвета команды, всегда одна и
 * та же; тон у соседних турниров разный.
 */
const meta = {
  title: 'Компоненты/Данные/EventPicture: картинка турнира, лента',
  component: EventPicture,
  args: { eventId: 12, format: 'hero' },
} satisfies Meta<typeof EventPicture>

export default meta
type Story = StoryObj<typeof meta>

const words = (
  <div style={{ padding: 24 }}>
    <div style={{ fontSize: 40, lineHeight: '44px', fontWeight: 650 }}>Кубок Паркета</div>
    <div style={{ color: 'var(--p-on-ground-2)' }}>20–21 февраля, Москва</div>
  </div>
)

export const Hero: Story = { name: 'Во всю ширину страницы', args: { children: words } }

export const Strip: Story = { name: 'Лента', args: { format: 'strip', children: words } }

export const Ticket: Story = {
  name: 'Билет',
  args: { format: 'ticket', children: words },
  render: (args) => (
    <div style={{ maxWidth: 343 }}>
      <EventPicture {...args} />
    </div>
  ),
}

/** Карточка 3 : 2, строка 120 × 64, миниатюра 32 × 24. */
export const SmallFormats: Story = {
  name: 'Карточка, строка и миниатюра',
  render: ({ eventId }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <div style={{ width: 280 }}>
        <EventPicture eventId={eventId} format="card" />
      </div>
      <EventPicture eventId={eventId} format="row" />
      <EventPicture eventId={eventId} format="thumb" />
    </div>
  ),
}

/** Пока страница загружается или не загрузилась: пол без ленты. */
export const FloorOnly: Story = { name: 'Только пол', args: { isFloorOnly: true } }

const banner = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#2f6f4e" d="M0 0h2v1H0z"/></svg>')}`

/** У организатора своя картинка: она встаёт в ту же рамку, слова под ней. */
export const Banner: Story = {
  name: 'Свой баннер',
  args: { bannerUrl: banner, children: <p>Кубок Паркета</p> },
}

const pictureOf = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="${colour}" d="M0 0h2v1H0z"/></svg>`)}`

/** Фон страниц турнира: на телефоне один, на широком экране другой; баннер тогда остаётся карточкам. */
export const Backgrounds: Story = {
  name: 'Свой фон страниц',
  args: {
    bannerUrl: banner,
    backgrounds: { mobileUrl: pictureOf('#7b3f61'), desktopUrl: pictureOf('#3f4f7b') },
    children: <p>Кубок Паркета</p>,
  },
}

const seeds = Array.from({ length: 60 }, (_, index) => index + 1)

const grid = (least: number) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
})

/** Шестьдесят турниров в цвете команды и в теме, выбранных наверху. */
export const SixtyCards: Story = {
  name: 'Шестьдесят карточек',
  args: { format: 'card' },
  render: (args) => (
    <div style={grid(180)}>
      {seeds.map((eventId) => (
        <EventPicture {...args} key={eventId} eventId={eventId} />
      ))}
    </div>
  ),
}

interface DrawnProps {
  eventId: number
  format: PictureFormatName
  accent?: string
  tone?: PictureTone
}

/** A picture in fixed colours: another team's, or as wide as the window is not. */
function Drawn({ eventId, format, accent = '#8a2e4a', tone = toneOf(eventId) }: DrawnProps) {
  const svg = pictureSvg(String(eventId), pictureFormats[format], pictureColours(accent, tone))
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      style={{ width: '100%', borderRadius: 8 }}
    />
  )
}

/** Sixty in one format, each as wide as there is room. */
function Sixty({ format, least }: { format: PictureFormatName; least: number }) {
  return (
    <div style={grid(least)}>
      {seeds.map((eventId) => (
        <Drawn key={eventId} eventId={eventId} format={format} />
      ))}
    </div>
  )
}

export const SixtyHeroes: Story = {
  name: 'Шестьдесят обложек',
  render: () => <Sixty format="hero" least={280} />,
}
export const SixtyHeroesOnPhones: Story = {
  name: 'Шестьдесят обложек на телефоне',
  render: () => <Sixty format="heroNarrow" least={180} />,
}
export const SixtyStrips: Story = {
  name: 'Шестьдесят лент',
  render: () => <Sixty format="strip" least={360} />,
}
export const SixtyTickets: Story = {
  name: 'Шестьдесят билетов',
  render: () => <Sixty format="ticket" least={180} />,
}
export const SixtyShareCards: Story = {
  name: 'Шестьдесят картинок для соцсетей',
  render: () => <Sixty format="share" least={240} />,
}
export const SixtyRows: Story = {
  name: 'Шестьдесят строк',
  render: () => <Sixty format="row" least={120} />,
}

const accents = {
  Бордовый: '#8a2e4a',
  Синий: '#1d4ed8',
  'Бледно-розовый': '#f8d7dd',
  'Неоново-зелёный': '#39ff14',
  Жёлтый: '#fff3a3',
  Чёрный: '#000000',
}
const tones: Record<PictureTone, string> = {
  colour: 'цвет',
  dusk: 'сумерки',
  dawn: 'рассвет',
  stage: 'сцена: тёмная тема',
  paper: 'бумага: печать',
}

/** Тоны одного цвета, и цвета, труднее которых команда не выберет. */
export const Tones: Story = {
  name: 'Тоны и трудные цвета',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.entries(accents).map(([name, accent]) => (
        <div key={accent} style={grid(160)}>
          {Object.entries(tones).map(([tone, title], index) => (
            <div key={tone}>
              <Drawn
                eventId={index + 11}
                format="card"
                accent={accent}
                tone={tone as PictureTone}
              />
              {name}, {title}
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
}
