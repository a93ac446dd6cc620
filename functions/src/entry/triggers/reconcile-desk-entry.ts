/** `desk/{id}`, as what it follows from says now. */
export async function reconcileDeskEntry(id: string): Promise<void> {
  const { reconcileDesk } = await import('../../domain/desk/reconcile-desk.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  await reconcileDesk(adminPorts(), id);
}
