import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { noFilters, ratingPage } from '../../../rating/fixtures.ts'
import { AdminRatingScreen } from './AdminRatingScreen.tsx'

/** Рейтинг команды у организатора: отбор и выгрузка. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Рейтинг/AdminRatingScreen: рейтинг команды',
  component: AdminRatingScreen,
  args: {
    view: { state: 'ready', ...ratingPage },
    query: noFilters,
    onQueryChange: fn(),
    onExport: fn(),
    exporting: null,
    problem: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      page: '#list',
      person: '#person-:personId',
      parts: { rating: '#rating', schemes: '#schemes', runs: '#runs', doubles: '#doubles' },
      public: '#public',
    },
  },
} satisfies Meta<typeof AdminRatingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Рейтинг',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Город'), 'Казань')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ city: 'Казань' })
    await userEvent.click(canvas.getByRole('button', { name: 'Excel' }))
    await expect(args.onExport).toHaveBeenCalledWith('xlsx')
    await expect(canvas.getByRole('link', { name: 'Схемы очков' })).toHaveAttribute(
      'href',
      '#schemes',
    )
  },
}

export const NoScheme: Story = {
  name: 'Правил ещё нет',
  args: { view: { state: 'ready', ...ratingPage, items: [], asOf: null, rules: null } },
}
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    view: { state: 'ready', ...ratingPage, items: [], total: 0, pageCount: 0 },
    query: { ...noFilters, city: 'Казань' },
  },
}
export const Exporting: Story = { name: 'Выгружается', args: { exporting: 'csv' } }
export const ExportRefused: Story = {
  name: 'Выгрузить не вышло',
  args: { problem: 'Нет связи с сервером. Проверьте подключение и повторите.' },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
