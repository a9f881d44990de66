import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { BareLayout } from './BareLayout.tsx'

/**
 * Содержимое без шапки и меню.
 *
 * **Когда применять:** с экрана нельзя случайно уйти: первая настройка сервера, печать, встроенная в
 * чужой сайт форма.
 *
 * **Когда нет:** человек пришёл по ссылке и может захотеть дальше: `MainLayout`; устройство зала:
 * `StationLayout` и `HallFrame`. Выход с такой страницы, если он нужен, кладут в само содержимое.
 */
const meta = {
  title: 'Макеты/BareLayout: страница без меню',
  component: BareLayout,
  parameters: { isPage: true },
  args: {
    children: (
      <Stack>
        <Heading level={1}>Судейский пульт</Heading>
        <Text>Ничего, что уводит со страницы.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof BareLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Страница без шапки и меню' }
