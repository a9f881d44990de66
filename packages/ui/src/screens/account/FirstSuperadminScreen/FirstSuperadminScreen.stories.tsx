import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { page, phone } from '../../../layouts/fixtures/page.tsx'
import { form, maria, refused } from '../fixtures.ts'
import { FirstSuperadminScreen } from './FirstSuperadminScreen.tsx'

/** Первый суперадмин нового сервера: учётная запись по одноразовой ссылке. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Учётная запись/FirstSuperadminScreen: первый суперадмин',
  component: FirstSuperadminScreen,
  args: { view: { state: 'ready', ...form() }, onLogin: fn() },
} satisfies Meta<typeof FirstSuperadminScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустая форма' }

export const Refused: Story = {
  name: 'Ошибки у полей',
  args: { view: { state: 'ready', ...form(refused) } },
}

export const LinkSpent: Story = {
  name: 'Ссылка больше не действует',
  args: {
    view: {
      state: 'ready',
      ...form({ values: maria, message: problemText('reset_link_invalid') }),
    },
  },
}

export const Done: Story = { name: 'Готово', args: { view: { state: 'done', email: maria.email } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }
