import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, longestCup, longestName } from '../../fixtures/cup.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import type { EventDocument } from './DocumentList.tsx'
import { EventInfoScreen, type EventInfo } from './EventInfoScreen.tsx'

const info = `## Кто участвует

Танцоры и коллективы любого уровня: **дети, взрослые, профессионалы**.

1. Заявки принимаем на сайте.
2. Музыку присылайте до 10 февраля.

| Номинация | Время |
| --- | ---: |
| Соло | 2:30 |
| Группы | 4:00 |

> Репетиция площадки — 19 февраля с 18:00.

Вопросы: [оргкомитет](mailto:cup@parket.test).`

const documents: EventDocument[] = [
  {
    id: 'invitation',
    title: 'Приглашение',
    href: '#invitation',
    fileId: 'invitation',
    detail: 'PDF, 1,2\u00A0MB',
  },
  {
    id: '1',
    title: 'Как проехать',
    href: 'https://parket.test/way',
    fileId: null,
    detail: 'parket.test',
  },
]

const ready: EventInfo = { event: { ...cup, info }, documents }

/** Сведения о турнире: положение, документы, место и контакты. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/EventInfoScreen: сведения',
  component: EventInfoScreen,
  args: {
    view: { state: 'ready', ...ready },
    links: { ...eventPageLinks, map: 'https://yandex.ru/maps/?text=x' },
  },
} satisfies Meta<typeof EventInfoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Текст и документы',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Кто участвует' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Приглашение PDF/ })).toHaveAttribute('download')
    await expect(canvas.getByText('Приглашение')).toHaveStyle({ textDecorationLine: 'underline' })
    await expect(canvas.getByRole('link', { name: 'Информация' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** Somebody logged in may see files of a draft: then the file comes through the API's client. */
export const FileIsFetched: Story = {
  name: 'Файл приходит через вход',
  args: { onDownload: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Приглашение/ }))
    await expect(args.onDownload).toHaveBeenCalledWith(documents[0])
  },
}

export const NothingToRead: Story = {
  name: 'Читать нечего',
  args: { view: { state: 'ready', event: { ...cup, info: '' }, documents: [] } },
}

export const OnlyText: Story = {
  name: 'Только текст',
  args: {
    view: {
      state: 'ready',
      event: {
        ...cup,
        city: '',
        place: '',
        info,
        contacts: { phone: '', email: '', site: '', address: '' },
      },
      documents: [],
    },
    links: { ...eventPageLinks, map: null },
  },
}

/** Its staff see it before it is published. */
export const Draft: Story = {
  name: 'Черновик турнира',
  args: { view: { state: 'ready', event: { ...cup, info, published: false }, documents } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик')).toBeVisible()
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      event: { ...longestCup, info: `# ${longestName}\n\n${info}\n\n${longestName}` },
      documents: documents.map((document) =>
        Object.assign({}, document, { title: `${document.title}: ${longestName}` }),
      ),
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
