import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { dancer, visitor } from '../MainLayout/fixtures.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/**
 * Вход и всё, что под ним: у гостя — «Вход» и «Регистрация», у вошедшего — его страницы и «Выход».
 *
 * **Когда применять:** в шапке, справа; `MainLayout` ставит его сам. Отдельно — на своём сайте, где
 * шапка другая.
 *
 * **Когда нет:** на странице без шапки и там, где меню относится к строке или карточке: `Menu`.
 * Страницы турнира и управления — в `SideMenu`, не здесь.
 */
const meta = {
  title: 'Макеты/AccountMenu: меню учётной записи',
  component: AccountMenu,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: visitor,
  // Where a header has it.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedOut: Story = {
  name: 'Никто не вошёл: вход и регистрация',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Вход и регистрация' })
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Регистрация' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Вход' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}

export const LoggedIn: Story = {
  name: 'Вошедший: имя и его страницы',
  args: dancer,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Личный кабинет/ }))
    await expect(canvas.getByText('dancer@parket.test')).toBeVisible()
    const labels = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(labels).toEqual(['Профиль', 'Мои турниры', 'Мои регистрации', 'Мой рейтинг'])
    await expect(canvas.getByRole('button', { name: 'Выход' })).toBeVisible()
  },
}

export const LogoutClosesTheMenu: Story = {
  name: 'Выход закрывает меню',
  args: dancer,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Личный кабинет/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Выход' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Выход' })).not.toBeInTheDocument()
  },
}
