import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_loja/produtos')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_loja/produtos"!</div>
}
