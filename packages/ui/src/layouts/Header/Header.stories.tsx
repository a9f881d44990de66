import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { dancer, eventTitle, longEventTitle, visitor } from '../MainLayout/fixtures.tsx'
import { Header } from './Header.tsx'

/**
 * Кнопка меню, логотип, название страницы и учётная запись; остаётся на виду при прокрутке.
 *
 * **Когда применять:** на каждой странице, где есть меню; `MainLayout` ставит её сам. На телефоне
 * при выбранном турнире логотип уступает место названию.
 *
 * **Когда нет:** для заголовка содержимого: это `Heading`; для действий страницы: они стоят рядом с
 * её заголовком, а не в шапке.
 */
const meta = {
  title: 'Макеты/Header: шапка',
  component: Header,
  parameters: { isPage: true },
  args: {
    tenant: { name: 'Паркет', logoUrl: null },
    homeHref: '#home',
    menuId: 'menu',
    menuMode: 'narrow',
    onMenuModeToggle: fn(),
    account: visitor,
  },
  render: (args) => (
    <>
      <Header {...args} />
      <div id={args.menuId} popover="auto">
        Меню
      </div>
    </>
  ),
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const NoEvent: Story = { name: 'Турнир не выбран' }

export const EventSelected: Story = {
  name: 'Выбран турнир',
  args: { title: eventTitle, account: dancer },
}

/** A hundred characters have room on a phone (docs/rules/site.md, «Header»). */
export const LongTitle: Story = {
  name: 'Самое длинное название',
  args: { title: longEventTitle, account: dancer },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link', { name: /кубок/i })
    // Less than a line is hidden: none is cut off.
    await expect(title.scrollHeight - title.clientHeight).toBeLessThan(10)
  },
}

const usual = { lead: '6–7 января 2027. Москва.', name: 'Рождественский кубок «Паркета» 2027' }

/** As long as most names get: on the narrowest phone in three lines. */
export const UsualTitle: Story = {
  name: 'Обычное название на узком экране',
  args: { title: { eventId: 2, full: usual, short: usual, href: '#event' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: LongTitle.play,
}

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" rx="16" fill="#2f6f4e"/></svg>',
)}`

export const OwnLogo: Story = {
  name: 'Логотип команды',
  args: { tenant: { name: 'Весна', logoUrl: logo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Весна' })).toHaveAttribute('href', '#home')
  },
}
