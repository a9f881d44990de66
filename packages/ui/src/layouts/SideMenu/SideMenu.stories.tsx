import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { eventMenu, publicMenu, superadminMenu } from '../MainLayout/fixtures.tsx'
import { SideMenu } from './SideMenu.tsx'

/**
 * Меню сайта по разделам: столбец 58 или 205 px на широком экране, выезжающая панель на телефоне.
 *
 * **Когда применять:** для страниц сайта и разделов выбранного турнира; `MainLayout` ставит его
 * сам. Разделы и права решает тот, кто передаёт `sections`.
 *
 * **Когда нет:** для частей одной страницы: `Tabs` или ссылки в тексте; для действий: `Menu`; для
 * пути назад: `Breadcrumbs`.
 */
const meta = {
  title: 'Макеты/SideMenu: боковое меню',
  component: SideMenu,
  parameters: { isPage: true, docs: { story: { inline: false, height: '640px' } } },
  args: {
    id: 'menu',
    tenant: { name: 'Паркет', logoUrl: null },
    homeHref: '#home',
    sections: [eventMenu, ...publicMenu, superadminMenu],
    mode: 'normal',
    version: '0.1.0 (35fb7d8b0385)',
    versionHref: '#test',
  },
  render: (args) => (
    <div data-menu-mode={args.mode}>
      <Button popoverTarget={args.id}>Меню</Button>
      <SideMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = { name: 'Развёрнуто' }

export const Narrow: Story = {
  name: 'Свёрнуто до значков',
  args: { mode: 'narrow' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Пользователи' })
    await expect(link).toHaveAttribute('title', 'Пользователи')
    await expect(link.getBoundingClientRect().width).toBeLessThan(58)
  },
}

export const VersionNotKnown: Story = { name: 'Версия ещё не известна', args: { version: null } }

/** A narrow menu has room for a sign only. */
export const VersionFailed: Story = {
  name: 'Версия не загрузилась',
  args: { mode: 'narrow', version: 'Ошибка загрузки версии: 503' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ошибка загрузки версии: 503' })
    await expect(link.getBoundingClientRect().height).toBeLessThan(60)
  },
}
