import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import {
  dancer,
  eventMenu,
  eventTitle,
  footer,
  publicMenu,
  superadminMenu,
  visitor,
} from './fixtures.tsx'
import { MainLayout } from './MainLayout.tsx'

/**
 * Страница целиком: шапка, меню сбоку, содержимое, ссылка «К содержанию». Пока команда не загружена
 * — только её ожидание.
 *
 * **Когда применять:** на всех страницах посетителя, участника и организатора.
 *
 * **Когда нет:** меню увело бы от дела или страница встроена в другую: `BareLayout`. Второй `main`
 * внутрь не кладут: он здесь.
 */
const meta = {
  title: 'Макеты/MainLayout: основной макет',
  component: MainLayout,
  parameters: { isPage: true, docs: { story: { inline: false, height: '560px' } } },
  args: {
    tenant: { name: 'Паркет', logoUrl: null },
    menu: publicMenu,
    menuMode: 'narrow',
    onMenuModeToggle: fn(),
    account: visitor,
    version: '0.1.0',
    versionHref: '#test',
    isTenantLoaded: true,
    footer,
    children: (
      <Stack gap="large">
        <Heading level={1}>Будущие турниры</Heading>
        {['Кубок Паркета', 'Осенний бал', 'Весенний дебют'].map((name) => (
          <Card key={name} as="article">
            <Heading level={2} size={3}>
              {name}
            </Heading>
            <Text tone="secondary">15–16 мая 2027. Москва</Text>
          </Card>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof MainLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { name: 'Посетитель' }

export const NormalMenu: Story = {
  name: 'Развёрнутое меню',
  args: { menuMode: 'normal', account: dancer },
}

export const EventSelected: Story = {
  name: 'Выбран турнир',
  args: {
    title: eventTitle,
    menuMode: 'normal',
    menu: [eventMenu, ...publicMenu, superadminMenu],
    account: dancer,
  },
}

export const LongTenantName: Story = {
  name: 'Длинное название команды',
  args: { tenant: { name: 'Межрегиональная федерация восточного танца «Ореол»', logoUrl: null } },
}

export const TenantNotLoaded: Story = {
  name: 'Команда загружается',
  args: { isTenantLoaded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загрузка')
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument()
  },
}

export const SkipLinkLeadsToTheContent: Story = {
  name: 'Ссылка «К содержанию»',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'К содержанию' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#main')
  },
}

export const MenuWidthIsToggled: Story = {
  name: 'Меню разворачивают',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Главное меню' })
    await expect(menu.getBoundingClientRect().width).toBe(58)
    await userEvent.click(canvas.getByRole('button', { name: 'Развернуть меню' }))
    await expect(args.onMenuModeToggle).toHaveBeenCalledOnce()
  },
}

export const NormalMenuIs205Wide: Story = {
  name: 'Ширина развёрнутого меню',
  args: { menuMode: 'normal' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Главное меню' })
    await expect(menu.getBoundingClientRect().width).toBe(205)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Будущие')
    await expect(canvas.getByText('0.1.0', { exact: false })).toBeVisible()
  },
}

export const DrawerOfAPhone: Story = {
  name: 'Панель меню на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Меню' })
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await userEvent.click(toggle)
    await expect(canvas.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть меню' }))
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await userEvent.click(toggle)
  },
}

export const LogoGivesWayToTheEventOnAPhone: Story = {
  name: 'На телефоне турнир вместо логотипа',
  args: { title: eventTitle },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Паркет' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /Кубок Паркета/ })).toBeVisible()
  },
}
