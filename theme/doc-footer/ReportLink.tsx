import { usePage } from '@rspress/core/runtime';
import { action } from '../action';
import { usePageUrl } from '../use-page-url';
import { useText } from '../use-text';

/**
 * Opens a new issue in the site's tracker, with the page and the version of Rslib that it documents.
 * `document/outline/watch-outline.ts` adds the section.
 */
export function ReportLink({ className }: { className?: string }) {
  const text = useText();
  const { routePath } = usePage().page;
  const issue = new URLSearchParams({
    title: `docs: ${routePath}`,
    body: `${usePageUrl()}\n@rslib/core ${RSLIB_VERSION}\n\n`,
  });
  return (
    <a
      className={className}
      href={`${SITE_REPOSITORY}/issues/new?${issue}`}
      target="_blank"
      rel="noopener noreferrer"
      {...action('report')}
    >
      {text('footer.report')}
    </a>
  );
}
