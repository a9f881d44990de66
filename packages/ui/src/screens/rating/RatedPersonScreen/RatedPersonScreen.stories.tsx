import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, page, phone } from '../../../layouts/fixtures/page.tsx'
import { dancerHistory, personRating } from '../fixtures.ts'
import { RatedPersonScreen } from './RatedPersonScreen.tsx'

/** Очки танцора: за что даны и по какому правилу. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Рейтинг/RatedPersonScreen: баллы танцора',
  component: RatedPersonScreen,
  args: {
    view: { state: 'ready', name: 'Смирнова Мария', rating: personRating, history: dancerHistory },
    links: {
      event: '#event-:eventId',
      contest: '#event-:eventId-:groupNum',
      person: '#person-:personId',
      rating: '#rating',
    },
  },
} satisfies Meta<typeof RatedPersonScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Each point leads to its event and contest and tells the rule. */
export const Ready: Story = {
  name: 'Все очки с правилами',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Смирнова Мария')
    await expect(canvas.getAllByRole('link', { name: 'Осенний бал' })[0]).toHaveAttribute(
      'href',
      '#event-2',
    )
    await expect(canvas.getByRole('link', { name: /Folk/ })).toHaveAttribute('href', '#event-2-12')
    await expect(canvas.getByText(/ступень 20–39/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Орлов Пётр' })).toHaveAttribute(
      'href',
      '#person-9',
    )
  },
}

/** Without consent to publication: initials, and no word of partners and plans. */
export const WithoutConsent: Story = {
  name: 'Согласия нет: инициалы',
  args: { view: { state: 'ready', name: 'С. М.', rating: personRating, history: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Партнёры' })).toBeNull()
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const Phone: Story = { name: 'На телефоне', globals: phone }
