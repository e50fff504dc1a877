"""Speed and strength, printed as ratios measured side by side. Run by `make bench`."""
