import posthog from "posthog-js/dist/module.no-external";
import "posthog-js/dist/posthog-recorder";

let isPaused = false;

/**
 * Starts, or goes on with, product analytics in this page through `/ingest`; nothing comes from elsewhere, and nothing outlives the
 * visit. No text and no picture goes along, and of the fields only searches. `mayTell` is asked of each event: the address changes
 * before the page does.
 */
export function startPosthog(key: string, mayReport: () => boolean): void {
  isPaused = false;
  if (posthog.__loaded) {
    posthog.startSessionRecording();
    return;
  }
  posthog.init(key, {
    api_host: "/ingest",
    defaults: "2026-05-30",
    disable_external_dependency_loading: true,
    person_profiles: "never",
    persistence: "sessionStorage",
    mask_all_text: true,
    before_send: (event) => (isPaused || !mayReport() ? null : event),
    session_recording: {
      maskAllInputs: true,
      maskTextSelector: "*",
      blockSelector: "img, picture, video, canvas",
      maskInputFn: (text, field) => (field?.getAttribute("type") === "search" ? text : "*".repeat(text.length)),
    },
  });
}

/** Tells nothing more until it is started again. */
export function pausePosthog(): void {
  isPaused = true;
  posthog.stopSessionRecording();
}

/** Forgets this browser, after a no. */
export function forgetPosthog(): void {
  posthog.opt_out_capturing();
  posthog.reset(true);
}
