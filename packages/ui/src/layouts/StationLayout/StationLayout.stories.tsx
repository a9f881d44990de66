import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../../components/Heading/Heading.tsx'
import { StatusSlot } from '../../components/StatusSlot/StatusSlot.tsx'
import { StationLayout } from './StationLayout.tsx'

/**
 * Экран устройства в зале: без меню, без прокрутки, без долгого нажатия.
 *
 * **Когда применять:** рабочие места дня: судья, главный судья, ведущий.
 *
 * **Когда нет:** страницы сайта и кабинета (MainLayout), печать (BareLayout).
 */
const meta = {
  title: 'Макеты/StationLayout: экран рабочего места',
  component: StationLayout,
  parameters: { isPage: true },
  args: {
    children: (
      <>
        <Heading level={1}>Кубок Паркета</Heading>
        <StatusSlot tone="good" icon="check" fact="Планшет готов." />
      </>
    ),
  },
} satisfies Meta<typeof StationLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Экран устройства' }
