/** What stands in the preview before anything is written. */
export function Welcome({ onBegin }: { onBegin: () => void }) {
  return (
    <div className="editor-welcome-welcome">
      <p className="editor-welcome-lead">What you write appears here as readers will see it.</p>
      <p>
        It is kept in this browser, on this device, and nowhere else: nothing is sent, and there is
        no account. Save it as a file to take it with you.
      </p>
      <button type="button" className="button" onClick={onBegin}>
        Begin with an example
      </button>
    </div>
  );
}
