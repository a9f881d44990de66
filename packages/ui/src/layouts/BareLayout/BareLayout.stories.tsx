import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { BareLayout } from './BareLayout.tsx'

const meta = {
  title: 'Макеты/BareLayout',
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

export const Page: Story = {}
